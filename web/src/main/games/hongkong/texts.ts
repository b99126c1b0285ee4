/// What is said only in this game.
export const texts = {
  sheet: {
    limit: 'limit hand',
    forAll: (why: string) => (why ? `pays for all: ${why}` : 'pays for all'),
    shares: (times: number, points: string) => `${times} × ${points}`,
    dealer: 'the dealer counts double',
    share: 'a single share',
  },
};
