/** The door of the sticker store: products, carts, orders and their codes. */

export { beginCardPayment } from './card/begin-card-payment.ts';
export { cardOrigins, openStripe, takesCards } from './card/client.ts';
export { confirmPayment } from './card/confirm-payment.ts';
export { takeEvent } from './card/take-event.ts';
export { cartCookie, checkoutCart, readCartCookie } from './cart-cookie.ts';
export { changeCart } from './change-cart.ts';
export { checkoutOrigins } from './checkout-origins.ts';
export { ENDPOINT } from './embedded/address.ts';
export { answerGraphQL } from './embedded/answer.ts';
export { forgetCarts } from './forget-carts.ts';
export { cartForm, leaveCart } from './forms/cart-form.ts';
export { checkoutForm, payForm } from './forms/checkout-form.ts';
export { storeJobs } from './jobs.ts';
export { listVariants } from './list-variants.ts';
export { openStore } from './open.ts';
export { openCheckout } from './open-checkout.ts';
export { openStorePage } from './open-page.ts';
export { moveOrder } from './orders/move-order.ts';
export { readOrderFile, listOwnOrders, readOrder } from './orders/own-orders.ts';
export { type OrderView, readOrderLog, toOrderViews } from './orders/order-views.ts';
export { placeOrder } from './orders/place-order.ts';
export { findOwnSample } from './own-sample.ts';
export { readCart } from './cart-view.ts';
export { orderPayload } from './shopify/payload.ts';
export { isSigned } from './shopify/signature.ts';
export { takeCancelledOrder, takePaidOrder } from './shopify/take-order.ts';
