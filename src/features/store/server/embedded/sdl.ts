/**
 * The part of Shopify's Storefront API that the store speaks, word for word: types, fields and arguments carry the names
 * and types of the published schema (tests compare them), and there are no others, but for the checkout at the end.
 */
const STOREFRONT = /* GraphQL */ `
  scalar Decimal
  scalar URL
  scalar DateTime
  enum CurrencyCode { USD }
  enum ProductSortKeys { ID TITLE }
  type MoneyV2 { amount: Decimal! currencyCode: CurrencyCode! }
  interface Node { id: ID! }
  type PageInfo { endCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String }
  type Metafield implements Node { id: ID! key: String! namespace: String! type: String! value: String! }
  type Product implements Node {
    id: ID!
    availableForSale: Boolean!
    description(truncateAt: Int): String!
    handle: String!
    metafield(key: String!, namespace: String): Metafield
    productType: String!
    title: String!
    variants(first: Int, last: Int): ProductVariantConnection!
  }
  type ProductConnection { nodes: [Product!]! pageInfo: PageInfo! }
  type ProductVariantConnection { nodes: [ProductVariant!]! pageInfo: PageInfo! }
  type ProductVariant implements Node {
    id: ID!
    availableForSale: Boolean!
    compareAtPrice: MoneyV2
    currentlyNotInStock: Boolean!
    price: MoneyV2!
    product: Product!
    quantityAvailable: Int
    sku: String
    title: String!
  }
  union Merchandise = ProductVariant
  type Attribute { key: String! value: String }
  input AttributeInput { key: String! value: String! }
  interface CartDiscountAllocation { discountedAmount: MoneyV2! }
  type CartCodeDiscountAllocation implements CartDiscountAllocation { code: String! discountedAmount: MoneyV2! }
  type CartDiscountCode { applicable: Boolean! code: String! }
  type CartCost {
    checkoutChargeAmount: MoneyV2!
    subtotalAmount: MoneyV2!
    subtotalAmountEstimated: Boolean!
    totalAmount: MoneyV2!
    totalAmountEstimated: Boolean!
    totalTaxAmount: MoneyV2
    totalTaxAmountEstimated: Boolean!
  }
  type CartLineCost {
    amountPerQuantity: MoneyV2!
    compareAtAmountPerQuantity: MoneyV2
    subtotalAmount: MoneyV2!
    totalAmount: MoneyV2!
  }
  interface BaseCartLine implements Node {
    id: ID!
    attributes: [Attribute!]!
    cost: CartLineCost!
    discountAllocations: [CartDiscountAllocation!]!
    merchandise: Merchandise!
    quantity: Int!
  }
  type CartLine implements BaseCartLine & Node {
    id: ID!
    attributes: [Attribute!]!
    cost: CartLineCost!
    discountAllocations: [CartDiscountAllocation!]!
    merchandise: Merchandise!
    quantity: Int!
  }
  type BaseCartLineConnection { nodes: [BaseCartLine!]! pageInfo: PageInfo! }
  type Cart implements Node {
    id: ID!
    attributes: [Attribute!]!
    checkoutUrl: URL!
    cost: CartCost!
    createdAt: DateTime!
    discountAllocations: [CartDiscountAllocation!]!
    discountCodes: [CartDiscountCode!]!
    lines(first: Int, last: Int): BaseCartLineConnection!
    note: String
    totalQuantity: Int!
    updatedAt: DateTime!
  }
  interface DisplayableError { field: [String!] message: String! }
  enum CartErrorCode { CART_TOO_LARGE INVALID INVALID_MERCHANDISE_LINE MAXIMUM_EXCEEDED }
  type CartUserError implements DisplayableError { code: CartErrorCode field: [String!] message: String! }
  enum CartWarningCode {
    DISCOUNT_CODE_NOT_HONOURED
    DISCOUNT_NOT_FOUND
    DISCOUNT_NO_ENTITLED_LINE_ITEMS
    DISCOUNT_PURCHASE_NOT_IN_RANGE
    DISCOUNT_QUANTITY_NOT_IN_RANGE
    MERCHANDISE_NOT_ENOUGH_STOCK
    MERCHANDISE_OUT_OF_STOCK
  }
  type CartWarning { code: CartWarningCode! message: String! target: ID! }
  input CartLineInput { attributes: [AttributeInput!] merchandiseId: ID! quantity: Int = 1 }
  input CartLineUpdateInput { attributes: [AttributeInput!] id: ID! quantity: Int }
  input CartInput {
    attributes: [AttributeInput!]
    discountCodes: [String!]
    lines: [CartLineInput!]
    note: String
  }
  type CartCreatePayload { cart: Cart userErrors: [CartUserError!]! warnings: [CartWarning!]! }
  type CartLinesAddPayload { cart: Cart userErrors: [CartUserError!]! warnings: [CartWarning!]! }
  type CartLinesUpdatePayload { cart: Cart userErrors: [CartUserError!]! warnings: [CartWarning!]! }
  type CartLinesRemovePayload { cart: Cart userErrors: [CartUserError!]! warnings: [CartWarning!]! }
  type CartDiscountCodesUpdatePayload { cart: Cart userErrors: [CartUserError!]! warnings: [CartWarning!]! }
  type CartAttributesUpdatePayload { cart: Cart userErrors: [CartUserError!]! warnings: [CartWarning!]! }
  type QueryRoot {
    cart(id: ID!): Cart
    product(handle: String, id: ID): Product
    products(first: Int, last: Int, reverse: Boolean = false, sortKey: ProductSortKeys = ID): ProductConnection!
  }
  type Mutation {
    cartAttributesUpdate(attributes: [AttributeInput!]!, cartId: ID!): CartAttributesUpdatePayload
    cartCreate(input: CartInput): CartCreatePayload
    cartDiscountCodesUpdate(cartId: ID!, discountCodes: [String!]!): CartDiscountCodesUpdatePayload
    cartLinesAdd(cartId: ID!, lines: [CartLineInput!]!): CartLinesAddPayload
    cartLinesRemove(cartId: ID!, lineIds: [ID!]!): CartLinesRemovePayload
    cartLinesUpdate(cartId: ID!, lines: [CartLineUpdateInput!]!): CartLinesUpdatePayload
  }
  schema { query: QueryRoot mutation: Mutation }
`;

/** The three checkout operations of the specification, as they were in the Storefront API up to 2024-04. */
const CHECKOUT = /* GraphQL */ `
  type CheckoutLineItem implements Node { id: ID! quantity: Int! title: String! variant: ProductVariant }
  type CheckoutLineItemConnection { nodes: [CheckoutLineItem!]! pageInfo: PageInfo! }
  type Checkout implements Node {
    id: ID!
    lineItems(first: Int, last: Int): CheckoutLineItemConnection!
    lineItemsSubtotalPrice: MoneyV2!
    subtotalPrice: MoneyV2!
    totalPrice: MoneyV2!
    totalTax: MoneyV2!
    webUrl: URL!
  }
  type CheckoutUserError implements DisplayableError { code: CartErrorCode field: [String!] message: String! }
  input CheckoutLineItemInput { quantity: Int! variantId: ID! }
  input CheckoutCreateInput { lineItems: [CheckoutLineItemInput!] note: String }
  type CheckoutCreatePayload { checkout: Checkout checkoutUserErrors: [CheckoutUserError!]! }
  type CheckoutLineItemsAddPayload { checkout: Checkout checkoutUserErrors: [CheckoutUserError!]! }
  type CheckoutLineItemsRemovePayload { checkout: Checkout checkoutUserErrors: [CheckoutUserError!]! }
  extend type Mutation {
    checkoutCreate(input: CheckoutCreateInput!): CheckoutCreatePayload
    checkoutLineItemsAdd(checkoutId: ID!, lineItems: [CheckoutLineItemInput!]!): CheckoutLineItemsAddPayload
    checkoutLineItemsRemove(checkoutId: ID!, lineItemIds: [ID!]!): CheckoutLineItemsRemovePayload
  }
`;

export const TYPE_DEFINITIONS = [STOREFRONT, CHECKOUT];
