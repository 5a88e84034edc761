/** Whether a text can be an email address: it contains both '@' and '.' (specification, section 5). */
export function hasEmailShape(text: string): boolean {
  return text.includes('@') && text.includes('.');
}
