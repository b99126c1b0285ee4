/// What is said only in this game.
export const texts = {
  sheet: {
    most: (fan: number) => `${fan} fan`,
    forAll: (shares: string) => `gave the winning tile and pays for all: shares of ${shares}`,
    dealer: 'the dealer pays and is paid double',
    dealerSimple: 'the dealer pays and is paid more',
    double: (reason: string) => `${reason}: double`,
    share: 'a single share',
    nothing: 'no more than every win needs',
    ready: { ting: 'Ready' },
  },
};
