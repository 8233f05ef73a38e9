/** What a form is sent for: an event with a number of guests, a vacancy that may be over. */
export interface ForItem {
  guid: string;
  mostGuests: number;
  isOver: boolean;
}
