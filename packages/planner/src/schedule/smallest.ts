/** The smallest number in the range that will do, by halving: more never does worse. */
export function smallest(from: number, to: number, willDo: (count: number) => boolean): number | undefined {
  if (from > to || !willDo(to)) return undefined;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (willDo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
