import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

it.each([
  ['https://zaken.example/', 'zaken.example'],
  ['https://zaken.example/in?sleutel=geheim', 'zaken.example/in'],
  ['https://zaken.example:8443/in', 'zaken.example:8443/in'],
  ['https://zaken.example/een/heel/lang/pad/naar/binnen', 'zaken.example/een/heel/lang/pad/naar/…'],
  ['geen adres', 'geen adres'],
])('%s is read as %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
