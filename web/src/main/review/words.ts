/// A sentence of the engine as one that stands alone.
export function capital(text: string, end = '.'): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : begun + end;
}
