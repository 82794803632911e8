import { SEARCH_DEBOUNCE_MILLISECONDS } from '@daymark/domain/limits';
import { useEffect, useRef, useState } from 'react';

/**
 * A debounced field: typed text is shown at once, and passed on when the typing pauses and it is valid. A value from
 * elsewhere, such as the address after going back, replaces it.
 */
export function useSettled<Value>(
  value: Value,
  handOn: (typed: Value) => void,
  makesSense: (typed: Value) => boolean = () => true,
): [Value, (typed: Value) => void] {
  const [typed, setTyped] = useState(value);
  const given = JSON.stringify(value);
  const wanted = makesSense(typed) ? JSON.stringify(typed) : undefined;
  const handedOn = useRef(given);
  const latest = useRef({ value, typed, handOn });
  useEffect(() => {
    latest.current = { value, typed, handOn };
  });

  useEffect(() => {
    if (given === handedOn.current) return;
    handedOn.current = given;
    setTyped(latest.current.value);
  }, [given]);

  useEffect(() => {
    if (wanted === undefined || wanted === handedOn.current) return;
    const timer = setTimeout(() => {
      handedOn.current = wanted;
      latest.current.handOn(latest.current.typed);
    }, SEARCH_DEBOUNCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [wanted]);

  return [typed, setTyped];
}
