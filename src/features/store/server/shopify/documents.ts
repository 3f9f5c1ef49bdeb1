/** Every document sent to a storefront. Tests hold them against Shopify's published schema. */
const MONEY = 'amount currencyCode';

const CART = `fragment CartParts on Cart {
  id
  checkoutUrl
  attributes { key value }
  cost {
    checkoutChargeAmount { ${MONEY} }
    subtotalAmount { ${MONEY} }
    totalAmount { ${MONEY} }
    totalTaxAmount { ${MONEY} }
  }
  discountCodes { code applicable }
  lines(first: 10) {
    nodes {
      id
      quantity
      attributes { key value }
      cost {
        amountPerQuantity { ${MONEY} }
        compareAtAmountPerQuantity { ${MONEY} }
        subtotalAmount { ${MONEY} }
        totalAmount { ${MONEY} }
      }
      discountAllocations { discountedAmount { ${MONEY} } }
      merchandise {
        ... on ProductVariant {
          id
          title
          sku
          availableForSale
          product { id title }
        }
      }
    }
  }
}`;

const ANSWER = 'cart { ...CartParts } userErrors { code field message } warnings { code message target }';

export const PRODUCTS = `query Products {
  products(first: 10, sortKey: TITLE) {
    nodes {
      id
      title
      description
      metafield(namespace: "custom", key: "discount_code") { value }
      variants(first: 10) {
        nodes {
          id
          title
          sku
          availableForSale
          price { ${MONEY} }
          compareAtPrice { ${MONEY} }
        }
      }
    }
  }
}`;

export const CART_BY_ID = `query Cart($id: ID!) { cart(id: $id) { ...CartParts } }\n${CART}`;

export const CART_CREATE = `mutation CartCreate($input: CartInput) { cartCreate(input: $input) { ${ANSWER} } }\n${CART}`;

export const LINES_ADD = `mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { ${ANSWER} }
}\n${CART}`;

export const LINES_UPDATE = `mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
  cartLinesUpdate(cartId: $cartId, lines: $lines) { ${ANSWER} }
}\n${CART}`;

export const LINES_REMOVE = `mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!) {
  cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { ${ANSWER} }
}\n${CART}`;

export const DISCOUNTS_UPDATE = `mutation CartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!) {
  cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) { ${ANSWER} }
}\n${CART}`;

export const ATTRIBUTES_UPDATE = `mutation CartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!) {
  cartAttributesUpdate(attributes: $attributes, cartId: $cartId) { ${ANSWER} }
}\n${CART}`;

/** All of them, by operation: what both adapters must answer. */
export const DOCUMENTS = {
  PRODUCTS,
  CART_BY_ID,
  CART_CREATE,
  LINES_ADD,
  LINES_UPDATE,
  LINES_REMOVE,
  DISCOUNTS_UPDATE,
  ATTRIBUTES_UPDATE,
} as const;
