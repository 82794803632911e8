/**
 * The smallest number in the range that satisfies a monotonic condition. Galloping search from below, because large
 * numbers usually take longer to try, and then bisection.
 */
export function smallest(from: number, to: number, willDo: (count: number) => boolean): number | undefined {
  if (from > to || !willDo(to)) return undefined;
  let [low, high] = [from, to];
  for (let step = 1; low + step <= high; step *= 2) {
    const next = low + step - 1;
    if (willDo(next)) high = next;
    else low = next + 1;
  }
  while (low < high) {
    const middle = (low + high) >> 1;
    if (willDo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
