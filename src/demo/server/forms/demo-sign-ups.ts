interface DemoSignUp {
  /** Its title in Dutch, by which its guid is made. */
  event: string;
  settings: { capacity: number | null; mostGuests: number };
  /** Of each who signed up, in the order in which they came: whom they bring. */
  guests: readonly number[];
}

export const demoSignUps: readonly DemoSignUp[] = [
  // Full: twelve places, and four who wait.
  {
    event: 'Voorleesuur voor kleuters',
    settings: { capacity: 12, mostGuests: 3 },
    guests: [1, 1, 2, 1, 2, 0, 1, 2, 1],
  },
  {
    event: 'Open dag van de reddingsboot in de Oude Haven',
    settings: { capacity: 60, mostGuests: 4 },
    guests: [0, 3, 1, 0, 2, 4, 1, 1, 0, 2],
  },
  { event: 'Ondernemersontbijt', settings: { capacity: null, mostGuests: 1 }, guests: [0, 0, 1, 0, 0, 1] },
];
