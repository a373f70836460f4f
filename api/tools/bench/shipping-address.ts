/** The shipping address of every test order. */
export const shippingAddress = {
  fullName: "Meera Sharma",
  email: "meera@example.com",
  phone: "9876543210",
  address: "12, Sector 17",
  city: "Chandigarh",
  state: "Punjab",
  zipCode: "160017",
};
