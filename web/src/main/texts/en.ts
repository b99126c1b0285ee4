export const texts = {
  tiles: {
    title: 'Sparrow tile set',
    intro:
      'Ivory face, bamboo back. Every suit has its own index plate: square characters, round dots, leaf bamboos, open square winds, ribbon dragons, blossom flowers, sun seasons. The joker carries a capital J and its name.',
    sizes: 'On the table',
  },
};
