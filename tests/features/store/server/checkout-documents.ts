const MONEY = 'amount currencyCode';

/**
 * The checkout of specification 7, in the words of the Storefront API up to 2024-04. Shopify removed it, so these go to
 * the embedded endpoint alone; the other adapter answers with a cart and its `checkoutUrl`.
 */
const CHECKOUT_ANSWER = `checkout {
    id
    webUrl
    totalPrice { ${MONEY} }
    lineItems(first: 10) { nodes { id quantity variant { id } } }
  }
  checkoutUserErrors { code field message }`;

const CHECKOUT_CREATE = `mutation CheckoutCreate($input: CheckoutCreateInput!) {
  checkoutCreate(input: $input) { ${CHECKOUT_ANSWER} }
}`;

const CHECKOUT_ADD = `mutation CheckoutLineItemsAdd($checkoutId: ID!, $lineItems: [CheckoutLineItemInput!]!) {
  checkoutLineItemsAdd(checkoutId: $checkoutId, lineItems: $lineItems) { ${CHECKOUT_ANSWER} }
}`;

const CHECKOUT_REMOVE = `mutation CheckoutLineItemsRemove($checkoutId: ID!, $lineItemIds: [ID!]!) {
  checkoutLineItemsRemove(checkoutId: $checkoutId, lineItemIds: $lineItemIds) { ${CHECKOUT_ANSWER} }
}`;

export const CHECKOUT_DOCUMENTS = { CHECKOUT_CREATE, CHECKOUT_ADD, CHECKOUT_REMOVE } as const;
