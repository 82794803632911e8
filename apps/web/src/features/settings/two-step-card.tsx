import type { Proof } from '@daymark/contract/proofs';
import type { TwoStep, TwoStepSetUp } from '@daymark/contract/two-step';
import { plural, t } from '@daymark/words/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { rich } from '../../platform/rich.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { shownInstant } from '../../ui/shown-instant.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SetUp } from './two-step-set-up.tsx';
import { passkeysQuery, twoStepQuery } from './use-log-in-keys.ts';

/** What is proved for. */
type Wish = 'app' | 'codes' | 'off';

/** What the card shows instead of its buttons. */
type Step = { wish: Wish } | { setUp: TwoStepSetUp } | { codes: string[] };

const WISHES: Record<Wish, { label: string; submit: string; what: string }> = {
  app: {
    label: t`Set up an authenticator app`,
    submit: t`Continue`,
    what: t`Your password first, so that nobody else can set this up on your unlocked screen.`,
  },
  codes: {
    label: t`New recovery codes`,
    submit: t`Make new codes`,
    what: t`You get ten new recovery codes. The old ones no longer work.`,
  },
  off: {
    label: t`Turn off two-step log-in`,
    submit: t`Turn off`,
    what: t`Your password alone opens your account again. The app and the recovery codes no longer work.`,
  },
};

function State({ twoStep: { turnedOnAt, recoveryCodesLeft } }: { twoStep: TwoStep }) {
  if (turnedOnAt === null) return <p className="text-sm text-ink-soft">{t`It is off.`}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone="done">{t`Turned on`}</Badge>
      <span className="text-ink-soft">{rich`Since ${shownInstant(turnedOnAt)}`}</span>
      <span className={recoveryCodesLeft < 3 ? 'font-semibold text-signal' : 'text-ink-soft'}>
        {t`${plural(recoveryCodesLeft, '# recovery code')} left`}
      </span>
    </p>
  );
}

function Buttons({ isOn, onWish }: { isOn: boolean; onWish: (wish: Wish) => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button id="two-step" onClick={() => onWish('app')}>
        {isOn ? t`Move to another app` : t`Set up`}
      </Button>
      {isOn && <Button onClick={() => onWish('codes')}>{t`New recovery codes`}</Button>}
      {isOn && (
        <Button variant="danger" onClick={() => onWish('off')}>
          {t`Turn off`}
        </Button>
      )}
    </div>
  );
}

/** Two-step log-in: turned on with an app, and off. */
export function TwoStepCard({ email }: { email: string }) {
  const client = useQueryClient();
  const twoStep = useQuery(twoStepQuery());
  const hasPasskey = (useQuery(passkeysQuery()).data?.passkeys.length ?? 0) > 0;
  const [step, setStep] = useState<Step>();
  const refresh = () => void client.invalidateQueries({ queryKey: twoStepQuery().queryKey });
  const close = () => {
    setStep(undefined);
    focusSoon('#two-step');
  };
  const showCodes = (codes: string[]) => {
    setStep({ codes });
    refresh();
    focusSoon('#recovery-codes button');
  };
  const carryOut = async (wish: Wish, proof: Proof) => {
    if (wish === 'app') return setStep({ setUp: (await api.twoStep.begin({ body: proof })).data });
    if (wish === 'codes')
      return showCodes((await api.twoStep.renewRecoveryCodes({ body: proof })).data.recoveryCodes);
    await api.twoStep.turnOff({ body: proof });
    showToast({ kind: 'success', title: t`Two-step log-in is off` });
    refresh();
    close();
  };

  return (
    <SettingsCard
      title={t`Two-step log-in`}
      lead={t`After your password, a code from an app on your phone is asked for, so that a stolen password alone does not open your account. Logging in with a passkey or at a sign-in provider needs no code here.`}
    >
      <Loaded
        query={twoStep}
        failed={t`Failed to load your two-step log-in`}
        kept={t`It is unchanged.`}
        loading={t`Loading two-step log-in`}
      >
        {(data) => (
          <>
            <State twoStep={data} />
            {!step && <Buttons isOn={data.turnedOnAt !== null} onWish={(wish) => setStep({ wish })} />}
          </>
        )}
      </Loaded>
      {step && 'wish' in step && (
        <ProofForm
          key={step.wish}
          label={WISHES[step.wish].label}
          email={email}
          hasPasskey={hasPasskey}
          submitLabel={WISHES[step.wish].submit}
          isDangerous={step.wish === 'off'}
          onProof={(proof) => carryOut(step.wish, proof)}
          onCancel={close}
        >
          <p className="text-sm text-ink-soft">{WISHES[step.wish].what}</p>
        </ProofForm>
      )}
      {step && 'setUp' in step && <SetUp setUp={step.setUp} onDone={showCodes} onCancel={close} />}
      {step && 'codes' in step && <RecoveryCodes codes={step.codes} onDone={close} />}
    </SettingsCard>
  );
}
