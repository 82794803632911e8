import type { NoticeKind } from '@daymark/domain/reminders';
import { t } from '@daymark/words/t';
import type { Config } from '../config.ts';
import type { Block } from '../mail/html.ts';
import type { PreparedLetter } from '../mail/letters.ts';
import type { Secrets } from '../secrets.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const WHY: Record<NoticeKind, () => string> = {
  digest: () => t`You get this mail on working days because you chose it in the settings of Daymark.`,
  reminders: () => t`You get reminders because you chose them in the settings of Daymark.`,
};

/** A mail of a kind that its reader can end. */
export function endableLetter(
  { config, secrets }: { config: Pick<Config, 'publicUrl'>; secrets: Pick<Secrets, 'unsubscribeKey'> },
  { userId, to, kind }: { userId: string; to: string; kind: NoticeKind },
  { subject, blocks }: { subject: string; blocks: readonly Block[] },
): PreparedLetter {
  const token = unsubscribeToken(secrets.unsubscribeKey, userId, kind);
  return {
    kind: 'prepared',
    to,
    subject,
    blocks: [
      ...blocks,
      { text: WHY[kind]() },
      { link: `${config.publicUrl}/settings?tab=preferences`, label: t`Change what you get` },
      { link: `${config.publicUrl}/unsubscribe/${token}`, label: t`End this mail` },
    ],
    unsubscribe: `${config.publicUrl}/api/unsubscribe/${token}`,
  };
}
