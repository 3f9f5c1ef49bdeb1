/** The door of the sticker store: products, carts, orders and their codes. */

export { beginCheckout } from './begin-checkout.ts';
export { cartCookie, readCartCookie } from './cart-cookie.ts';
export { type ChangedCart, changeCart } from './change-cart.ts';
export { answerGraphQL, ENDPOINT } from './embedded/endpoint.ts';
export { forgetCarts } from './forget-carts.ts';
export { listProducts } from './list-products.ts';
export { openStore } from './open.ts';
export { moveOrder } from './orders/move-order.ts';
export { readOrderFile } from './orders/order-file.ts';
export { type OrderEvent, type OrderLine, type OrderView, readOrderLog, toOrderViews } from './orders/order-views.ts';
export { listOwnOrders, readOrder } from './orders/own-orders.ts';
export { type PlacedOrder, placeOrder } from './orders/place-order.ts';
export { readCart } from './read-cart.ts';
export { orderPayload } from './shopify/payload.ts';
export { isSigned } from './shopify/signature.ts';
export { takeCancelledOrder, takePaidOrder } from './shopify/take-order.ts';
