/** The door of the sticker store: products, carts, orders and their codes. */

export { beginCheckout } from './begin-checkout.ts';
export { cartCookie, checkoutCart, readCartCookie } from './cart-cookie.ts';
export { type ChangedCart, changeCart } from './change-cart.ts';
export { checkoutOrigins } from './checkout-origins.ts';
export { ENDPOINT } from './embedded/address.ts';
export { answerGraphQL } from './embedded/answer.ts';
export { forgetCarts } from './forget-carts.ts';
export { type CartPosted, cartForm, leaveCart } from './forms/cart-form.ts';
export { checkoutForm } from './forms/checkout-form.ts';
export { listProducts } from './list-products.ts';
export { listVariants } from './list-variants.ts';
export { openStore } from './open.ts';
export { type OpenCheckout, openCheckout } from './open-checkout.ts';
export { openStorePage, type StorePage } from './open-page.ts';
export { orMissing } from './or-missing.ts';
export { moveOrder } from './orders/move-order.ts';
export { readOrderFile } from './orders/order-file.ts';
export { type OrderEvent, type OrderLine, type OrderView, readOrderLog, toOrderViews } from './orders/order-views.ts';
export { listOwnOrders, readOrder } from './orders/own-orders.ts';
export { type PlacedOrder, placeOrder } from './orders/place-order.ts';
export { findOwnSample, type OwnSample } from './own-sample.ts';
export { readCart } from './read-cart.ts';
export { orderPayload } from './shopify/payload.ts';
export { isSigned } from './shopify/signature.ts';
export { takeCancelledOrder, takePaidOrder } from './shopify/take-order.ts';
