import { Button } from '../../ui/button.tsx';
import { useSay } from './say.ts';

/** What may be asked, as a button that asks it in the words that it shows, whatever the link is called. */
export function SayButton({ words }: { words: string }) {
  const say = useSay();
  if (!say) return <>{words}</>;
  return (
    <Button variant="secondary" size="small" onClick={() => say(words)}>
      {words}
    </Button>
  );
}
