/// `1 tile`, `2 tiles`.
export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
