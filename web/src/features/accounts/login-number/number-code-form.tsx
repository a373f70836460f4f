import { LoginNumberDocument, useConfirmLoginNumberMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeForm } from "../recovery/code-form.tsx";

type NumberCodeFormProps = { mobile: string; onOtherNumber: () => void; onDone: () => void };

/** The code that was sent to the number. */
export const NumberCodeForm = ({ mobile, onOtherNumber, onDone }: NumberCodeFormProps) => {
  const [confirm] = useConfirmLoginNumberMutation({
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: LoginNumberDocument, data: data.confirmLoginNumber }),
  });
  return (
    <>
      <CodeForm
        receiver={mobile}
        message="SMS"
        submitLabel="Confirm"
        onCode={async (code) => {
          await confirm({ variables: { mobile, code } });
          onDone();
        }}
      />
      <div className="mt-3">
        <Button variant="quiet" isWide onClick={onOtherNumber}>
          Use another number
        </Button>
      </div>
    </>
  );
};
