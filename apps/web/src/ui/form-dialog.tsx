import { t } from '@daymark/words/t';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { FormFailure } from './form-failure.tsx';

type FormDialogProps = Omit<DialogProps, 'footer'> & {
  form: { formProps: ComponentProps<'form'>; busy?: boolean; failure?: ReactNode };
  /** The words of the button that sends it. */
  action: string;
  isDangerous?: boolean;
  /** False while it cannot be sent. */
  isReady?: boolean;
  cancel?: string;
  /** By default it closes. */
  onCancel?: () => void;
  /** Before the buttons. */
  beside?: ReactNode;
  /** Of the form. */
  className?: string;
};

/** A dialog with one form, whose buttons stay visible below it. */
export function FormDialog(props: FormDialogProps) {
  const { form, action, isDangerous = false, isReady = true, cancel = t`Cancel`, beside, children } = props;
  const { onCancel = () => props.onOpenChange(false), className = 'grid gap-4', ...dialog } = props;
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {beside}
          <Button onClick={onCancel}>{cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            disabled={!isReady}
            busy={form.busy === true}
          >
            {action}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className={className}>
        {children}
        <FormFailure>{form.failure}</FormFailure>
      </form>
    </Dialog>
  );
}
