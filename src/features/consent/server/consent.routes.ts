import { type Route, route } from '#platform/server/http/route.ts';
import { readVendorUse } from '../contract/consent.endpoints.ts';
import type { VendorUseService } from './vendor-use.service.ts';

export const consentRoutes: Route<{ vendorUse: VendorUseService }>[] = [
  route(readVendorUse, ({ viewer, services, answer }) => {
    answer.tag(...services.vendorUse.tags);
    return services.vendorUse.read(viewer);
  }),
];
