/// What is said only in this game.
export const texts = {
  sheet: {
    each: (amount: string) => `${amount} a share`,
    grand: (name: string) => name,
    double: (reason: string) => `${reason}: double`,
    bunot: 'bunot, won on an own draw',
    forAll: 'gave the winning tile and pays for all',
    share: 'a single share',
    ambitions: 'Ambitions',
    pot: 'the jai-alai pot',
  },
};
