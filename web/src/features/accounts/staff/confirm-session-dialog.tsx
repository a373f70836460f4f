import { useConfirmSessionMutation } from "../../../graphql/generated.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ConfirmedForm } from "../second-factor/confirmed-form.tsx";

type ConfirmSessionDialogProps = {
  isOpen: boolean;
  /** Called with false if the member closes it. */
  onAnswer: (isConfirmed: boolean) => void;
};

/**
 * Asks for the password, or a passkey, again before an operation with money, customers' data, or what decides about them. What was
 * pressed then goes on.
 */
export const ConfirmSessionDialog = ({ isOpen, onAnswer }: ConfirmSessionDialogProps) => {
  const [confirm] = useConfirmSessionMutation({ fetchPolicy: "no-cache" });
  return (
    <Dialog
      title="Confirm it’s you"
      description="You logged in a while ago. For payments and refunds, for their settings, and for data that leaves the shop, we ask again."
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
    >
      <ConfirmedForm
        button="Continue"
        onConfirmed={async (confirmation) => {
          await confirm({ variables: { confirmation } });
          onAnswer(true);
        }}
      />
    </Dialog>
  );
};
