import type { Review } from './review';

const PLACE = '<script type="application/json" id="review">null</script>';

/// The review as a page of its own; nothing in it can end the element it stands in.
export function filled(template: string, review: Review): string {
  if (!template.includes(PLACE)) throw new Error('The page of a review has no place for it; build the client again.');
  const text = JSON.stringify(review).replaceAll('<', '\\u003c');
  return template.replace(PLACE, () => PLACE.replace('null', () => text));
}

export async function page(review: Review): Promise<Blob> {
  const response = await fetch('./review.html');
  if (!response.ok) throw new Error('The page for a review could not be loaded; try again in a moment.');
  return new Blob([filled(await response.text(), review)], { type: 'text/html' });
}
