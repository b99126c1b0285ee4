/// The CRC-32 of a text in UTF-8, as eight hexadecimal digits.
export function checksum(text: string): string {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
