import {
  MyConsentsDocument,
  useMyConsentsQuery,
  useWithdrawConsentMutation,
} from "../../../graphql/generated.ts";

/** What the shopper has agreed to. The cache keeps the list of the last withdrawal while another one is sent or fails. */
export const useMyConsents = () => {
  const { data, error, loading, refetch } = useMyConsentsQuery({
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const [withdraw, { loading: isSaving }] = useWithdrawConsentMutation({
    update: (cache, { data: saved }) =>
      saved && cache.writeQuery({ query: MyConsentsDocument, data: { myConsents: saved.withdrawConsent } }),
  });
  return { entries: data?.myConsents, error, loading, refetch, withdraw, isSaving };
};
