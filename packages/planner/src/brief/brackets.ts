/** Takes what stands in brackets out of a phrase. */
export function splitBrackets(text: string): { text: string; detail: string } {
  const details: string[] = [];
  let rest = text;
  for (let depth = 0; depth < 3 && /[()]/.test(rest); depth++)
    rest = rest.replace(/\(([^()]*)\)/g, (_, inner: string) => {
      details.push(inner.trim());
      return ' ';
    });
  rest = rest.replace(/\((.*)$/, (_, inner: string) => {
    details.push(inner.trim());
    return ' ';
  });
  rest = rest.replace(/[()]/g, ' ');
  return { text: rest.replace(/\s+/g, ' ').trim(), detail: details.filter((one) => one !== '').join(', ') };
}
