import type { User } from '@daymark/contract/users';
import { AVATAR_MAX_BYTES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { Progress } from '../../ui/progress.tsx';
import { SettingsCard } from './settings-card.tsx';
import { pictureFileProblem, useRemoveAvatar, useUploadAvatar } from './use-avatar.ts';

/** A chosen file, its address for the preview, and its problem. */
type Chosen = { file: File; preview: string | undefined; problem: string | null };

function useChosenFile() {
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen]);
  const choose = (file: File | undefined) => {
    if (!file) return setChosen(undefined);
    const problem = pictureFileProblem(file);
    setChosen({ file, preview: problem ? undefined : URL.createObjectURL(file), problem });
  };
  /** The server cannot decode what this browser cannot show, whatever the file's name says. */
  const refuse = () =>
    setChosen(
      (before) =>
        before && { file: before.file, preview: undefined, problem: pictureFileProblem(before.file, false) },
    );
  return { chosen, choose, refuse };
}

type ConfirmProps = { busy: boolean; share: number; onUse: () => void; onCancel: () => void };

const UseIt = ({ busy, share, onUse, onCancel }: ConfirmProps) => (
  <>
    {busy && <Progress value={share * 100} label={t`Upload`} className="w-full" />}
    <div className="flex flex-wrap justify-center gap-2">
      <Button aria-disabled={busy} onClick={() => !busy && onCancel()}>
        {t`Cancel`}
      </Button>
      <Button variant="primary" busy={busy} onClick={onUse} id="use-picture">
        {busy ? t`Uploading` : t`Use this picture`}
      </Button>
    </div>
  </>
);

/** The profile picture: previewed before the upload, and with an undo after its removal. */
export function AvatarCard({ user }: { user: User }) {
  const { chosen, choose, refuse } = useChosenFile();
  const input = useRef<HTMLInputElement>(null);
  const upload = useUploadAvatar();
  const remove = useRemoveAvatar((picture) => upload.mutate(picture));
  const { avatar } = user;
  const close = () => {
    choose(undefined);
    focusSoon('#choose-picture');
  };
  const refuseBroken = () => {
    refuse();
    focusSoon('#choose-picture');
  };

  return (
    <SettingsCard title={t`Picture`} lead={t`Stands for you in the top bar, as soon as it is uploaded.`}>
      <div className="grid justify-items-center gap-4">
        <Portrait
          size="large"
          firstname={user.firstname}
          lastname={user.lastname}
          picture={chosen?.preview ?? avatar?.url}
          alt={chosen?.preview ? t`How your picture will look` : t`You`}
          {...(chosen?.preview && { onBroken: refuseBroken })}
        />
        <p role="alert" className="text-center text-sm font-semibold text-signal empty:hidden">
          {chosen?.problem}
        </p>
        {chosen?.preview ? (
          <UseIt
            busy={upload.isPending}
            share={upload.share}
            onUse={() => upload.mutate(chosen.file, { onSuccess: close })}
            onCancel={close}
          />
        ) : (
          <div className="flex flex-wrap justify-center gap-2">
            <Button id="choose-picture" busy={upload.isPending} onClick={() => input.current?.click()}>
              <ImageUp className="size-4" aria-hidden="true" />
              {avatar ? t`Change` : t`Upload a picture`}
            </Button>
            {avatar && (
              <Button
                variant="quiet"
                onClick={() => {
                  remove.mutate(avatar);
                  focusSoon('#choose-picture');
                }}
              >
                <Trash2 className="size-4" aria-hidden="true" />
                {t`Remove`}
              </Button>
            )}
          </div>
        )}
        <input
          ref={input}
          type="file"
          aria-label={t`Picture file`}
          accept="image/*"
          hidden
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
            focusSoon('#use-picture');
          }}
        />
        <p className="text-center text-xs text-ink-soft">
          {t`JPEG, PNG, WebP or GIF, under ${AVATAR_MAX_BYTES / 1_048_576} MB. It is cut to a square; what else the file tells, such as where it was taken, is not kept.`}
        </p>
      </div>
    </SettingsCard>
  );
}
