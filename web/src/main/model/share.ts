/// A share from 0 to 1 as everybody is told it, here and by the server: `42 %`, `4.2 %` below ten. What is possible is never 0 %, what is not certain never 100 %.
export function percent(share: number): string {
  const percents = 100 * share;
  if (percents <= 0) return '0 %';
  if (percents < 0.05) return 'under 0.1 %';
  if (share >= 1) return '100 %';
  return `${percents < 9.95 ? percents.toFixed(1) : Math.round(Math.min(99, percents))} %`;
}
