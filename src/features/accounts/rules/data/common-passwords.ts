/**
 * Words and strings that head every published list of leaked passwords, in lower case. Digits and marks at the end are
 * taken off before the look-up, so `Password1!` is found as `password`.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd pa55word password1 password12 password123 passwords mypassword
  qwerty qwertyui qwertyuiop qwerty123 qwerty1234 qwertyu qwerty12 qwertz asdfghjk asdfghjkl asdfasdf zxcvbnm zxcvbnm1
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qazwsx qazwsxedc q1w2e3r4 q1w2e3r4t5 zaq12wsx 1234qwer qwer1234 asdf1234
  abc12345 abcd1234 a1b2c3d4 aa123456 a123456 a1234567 a12345678 123456789 1234567890 12345678910 123123123 987654321
  0987654321 11223344 147258369 123654789 789456123 159753456 135792468 12341234 123321123 102030405
  iloveyou iloveyou1 iloveu letmein letmein1 welcome welcome1 welcome123 admin admin123 administrator root changeme
  default secret secret123 master monkey dragon shadow sunshine princess princess1 football football1 baseball baseball1
  basketball soccer hockey superman batman spiderman pokemon starwars trustno1 whatever computer internet samsung
  charlie michael michelle jennifer jessica jordan23 daniel ashley nicole andrew anthony matthew joshua hunter harley
  mustang corvette ferrari porsche chevrolet camaro ranger thunder yankees cowboys steelers lakers chelsea liverpool
  arsenal barcelona freedom america friends forever flowers butterfly chocolate cheese cookie ginger pepper buster tigger
  summer winter spring autumn monday sunday january february march april june july august september october november december
  blink182 metallica slipknot hello hello123 helloworld hellokitty lovely loveme babygirl angel angels heaven jesus
  google facebook youtube linkedin microsoft windows apple android iphone test test1234 testing testtest guest user
  login access system server curbtag curbtag1`
    .split(/\s+/)
    .filter(Boolean),
);
