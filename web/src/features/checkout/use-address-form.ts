import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { addressSchema, type Address } from "./address.ts";
import type { CheckoutPageQuery } from "../../graphql/generated.ts";

const ofProfile = (me: CheckoutPageQuery["me"]): Address => ({
  fullName: me?.name ?? "",
  email: me?.email ?? "",
  phone: me?.mobile ?? "",
  address: me?.address ?? "",
  city: "",
  state: "",
  zipCode: "",
});

const ofOrder = ({ fullName, email, phone, address, city, state, zipCode }: Address): Address => ({
  fullName,
  email,
  phone,
  address,
  city,
  state,
  zipCode,
});

/** The address form: filled with where her last order went, or with her profile before the first. */
export const useAddressForm = ({ me, savedAddresses }: CheckoutPageQuery) => {
  const [chosen, setChosen] = useState<number | null>(savedAddresses.length > 0 ? 0 : null);
  const filled = (place: number | null) => {
    const saved = place === null ? undefined : savedAddresses[place];
    return saved ? ofOrder(saved) : ofProfile(me);
  };
  const form = useForm<Address>({ defaultValues: filled(chosen), resolver: zodResolver(addressSchema) });
  const choose = (place: number | null) => {
    setChosen(place);
    form.reset(filled(place));
  };
  return { form, chosen, choose };
};
