import { isUnsure } from '@daymark/domain/statements';
import { useMemo, useState } from 'react';
import { ahead, late } from '../../ui/late.tsx';
import { type ProjectLinesProps, useProjectLines } from './use-project-lines.ts';

const UnsureLines = late(ahead(() => import('./unsure-lines.tsx').then((part) => part.UnsureLines)));

/** The uncertain lines of a project's brief. Most briefs have none, and load nothing for them. */
export function ProjectUnsureLines(props: ProjectLinesProps) {
  const { context, statements } = useProjectLines(props);
  const lines = useMemo(() => statements.filter(isUnsure), [statements]);
  // Once the last one is settled, it still tells that none is left.
  const [hadLines, setHad] = useState(false);
  if (lines.length > 0 && !hadLines) setHad(true);
  return hadLines && <UnsureLines lines={lines} context={context} />;
}
