// The dialog of a proposed ending: why, what was, what one receives, what waits; the third time there is no way on.
import type { EndingProposal } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/states.tsx';

interface EndingDialogProps {
  readonly proposal: EndingProposal;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onAccept: () => void;
  readonly onReject: () => void;
  readonly onClose: () => void;
}

export function EndingDialog({ proposal, isOpen, isBusy, error, ...on }: EndingDialogProps) {
  const { t } = useTranslation('game');
  const { isMandatory, proposalCount } = proposal;
  return (
    <Dialog
      isOpen={isOpen}
      isFirm={isMandatory}
      title={isMandatory ? t('ending.mandatoryTitle') : t('ending.title')}
      onClose={on.onClose}
      actions={
        <>
          {isMandatory ? null : (
            <Button disabled={isBusy} onClick={on.onReject}>
              {t('ending.reject')}
            </Button>
          )}
          <Button tone="main" isBusy={isBusy} onClick={on.onAccept}>
            {isMandatory ? t('ending.acceptMandatory') : t('ending.accept')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-lead">{proposal.reason}</p>
        {isMandatory ? <p className="text-soft">{t('ending.mandatory')}</p> : null}
        <Told title={t('ending.soFar')} text={proposal.summaryPreview} />
        <Rewards rewards={proposal.rewardsPreview} />
        <Told title={t('ending.hint')} text={proposal.continuationHint} />
        {isMandatory ? null : (
          <p className="text-small text-soft">
            {t('ending.count', { count: proposalCount })}
            {proposalCount === 2 ? (
              <b className="ml-2 font-medium text-clay">{t('ending.next')}</b>
            ) : null}
          </p>
        )}
        {error ? <ErrorState error={error} /> : null}
      </div>
    </Dialog>
  );
}

function Told({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <section>
      <h3 className="font-body text-fine font-normal text-soft">{title}</h3>
      <p className="measure">{text}</p>
    </section>
  );
}

function Rewards({ rewards }: { readonly rewards: EndingProposal['rewardsPreview'] }) {
  const { t } = useTranslation('game');
  return (
    <section>
      <h3 className="mb-1 font-body text-fine font-normal text-soft">{t('ending.rewards')}</h3>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Badge tone="good">{t('ending.experience', { count: rewards.experience })}</Badge>
        </li>
        {Object.entries(rewards.skills).map(([skill, gain]) => (
          <li key={skill}>
            <Badge tone="note">{`${skill} +${gain}`}</Badge>
          </li>
        ))}
        {rewards.items.map((item) => (
          <li key={item}>
            <Badge tone="warm">{item}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
