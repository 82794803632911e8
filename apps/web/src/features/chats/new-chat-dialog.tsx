import type { Chat } from '@daymark/contract/chats';
import { titleFrom } from '@daymark/domain/chats';
import { CHAT_MESSAGE_MAX_LENGTH, CHAT_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { isBlank } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import { useDraft } from '../../platform/draft.ts';
import { isUnreached, messageOf } from '../../platform/error-message.ts';
import { useForm } from '../../platform/use-form.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useCreateChat } from './use-chats.ts';

type NewChatDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (chat: Chat) => void;
};

export function NewChatDialog({ open, onOpenChange, onCreated }: NewChatDialogProps) {
  const draft = useDraft('new-chat', { message: '', title: '' });
  const { message, title } = draft.value;
  const create = useCreateChat();
  const isEmpty = isBlank(title) && isBlank(message);
  const form = useForm({
    typed: draft,
    maySend: () => !isEmpty,
    send: () => create.mutateAsync({ title: title.trim() || titleFrom(message), message: message.trim() }),
    onSent: (chat) => {
      draft.discard();
      onCreated(chat);
    },
  });

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`New chat`}
      size="small"
      form={form}
      action={t`Create chat`}
      isReady={!isEmpty}
    >
      {form.error !== undefined && (
        <ErrorBanner message={messageOf(form.error, t`Failed to create chat`)}>
          {isUnreached(form.error)
            ? t`Daymark cannot be reached. What you wrote is kept. Please try again.`
            : t`What you wrote is kept. Please try again.`}
        </ErrorBanner>
      )}
      <Field label={t`First message`} hint={t`It is sent at once. You can also begin with a title alone.`}>
        <Textarea {...form.field('message')} maxLength={CHAT_MESSAGE_MAX_LENGTH} rows={3} />
      </Field>
      <Field label={t`Title`} hint={t`To find the chat again. Without one, the first message names it.`}>
        <Input
          {...form.field('title')}
          maxLength={CHAT_TITLE_MAX_LENGTH}
          autoComplete="off"
          placeholder={titleFrom(message) || t`Such as “Spring fair”`}
        />
      </Field>
    </FormDialog>
  );
}
