/** The door of the sticker store: products, carts, orders and their codes. */
export { cartCookie, readCartCookie } from './cart-cookie.ts';
export { type ChangedCart, changeCart } from './change-cart.ts';
export { answerGraphQL, ENDPOINT } from './embedded/endpoint.ts';
export { listProducts } from './list-products.ts';
export { openStore } from './open.ts';
export { readCart } from './read-cart.ts';
