/** Where all that is ordered for a trial goes. */
export const shippingAddress = {
  fullName: "Meera Sharma",
  email: "meera@example.com",
  phone: "9876543210",
  address: "12, Sector 17",
  city: "Chandigarh",
  state: "Punjab",
  zipCode: "160017",
};
