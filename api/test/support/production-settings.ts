/** Settings with which the shop starts in production. */
export const productionSettings = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://shop.example.com/",
  DATABASE_URL: "postgres://shop@db.example.com/shop",
  JWT_SECRET: "q7Vw2mX9dLr4TzKc8NfYb3HsJ6GpRa5E",
  PAYOUT_SECRET: "Zk4Tn8QwRb6LxVe2YcHs9MgDf7JpUa3K",
  SMTP_URL: "smtps://shop:secret@mail.example.com",
  MAIL_FROM: "Saanjh <hello@shop.example.com>",
  RAZORPAY_KEY_ID: "rzp_live_0123456789",
  RAZORPAY_KEY_SECRET: "f3Kq8ZtWm1YxRb6NvLc9HsPd",
  RAZORPAY_WEBHOOK_SECRET: "Hn5TzQ8wXb2LmVe7YcKs4GpRa9Jd",
  SELLER_NAME: "Saanjh Studio",
  SELLER_ADDRESS: "SCO 148, Sector 17-C, Chandigarh 160017",
  SELLER_STATE: "Chandigarh",
  TRUST_PROXY: "1",
};
