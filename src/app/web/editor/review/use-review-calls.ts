import {
  approveItemReview,
  askItemReview,
  readItemReview,
  returnItemReview,
  withdrawItemReview,
} from '#features/page-review/contract/item-review.endpoints.ts';
import {
  approveReview,
  askReview,
  readPageReview,
  returnReview,
  withdrawReview,
} from '#features/page-review/contract/page-review.endpoints.ts';
import { useItemTarget } from '../item/item-target.ts';

const ofPages = {
  read: readPageReview,
  ask: askReview,
  withdraw: withdrawReview,
  approve: approveReview,
  sendBack: returnReview,
};
const ofItems = {
  read: readItemReview,
  ask: askItemReview,
  withdraw: withdrawItemReview,
  approve: approveItemReview,
  sendBack: returnItemReview,
};

/** A page and an item are looked over alike, each by its own calls. */
export const useReviewCalls = () => (useItemTarget() === undefined ? ofPages : ofItems);
