//! Encryption of a message for one browser: RFC 8291, on the coding `aes128gcm` of RFC 8188.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;

use crate::names::random;

/// The length of an uncompressed point of P-256.
const POINT: usize = 65;

/// The length of the secret that a browser makes.
const SECRET: usize = 16;

/// The size of a record, in bytes. A message is one record.
const RECORD: u32 = 4096;

/// The delimiter of the last record.
const END: u8 = 2;

/// The public keys of both ends.
struct Ends<'a> {
    receiver: &'a [u8],
    sender: &'a [u8],
}

/// A number of bytes to derive.
#[derive(Clone, Copy)]
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

/// Encrypts `text` so that only the browser with this point and secret can read it. None if there
/// can be no such browser.
pub(super) fn seal(text: &[u8], point: &[u8], secret: &[u8]) -> Option<Vec<u8>> {
    if (point.len(), secret.len()) != (POINT, SECRET) {
        return None;
    }
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
    let sender = own.compute_public_key().ok()?;
    let ends = Ends { receiver: point, sender: sender.as_ref() };
    let receiver = UnparsedPublicKey::new(&ECDH_P256, point);
    agree_ephemeral(own, &receiver, |shared| seal_with(shared, &ends, secret, random(), text))
        .ok()?
}

/// The same, with all random values given.
fn seal_with(
    shared: &[u8],
    ends: &Ends<'_>,
    secret: &[u8],
    salt: [u8; 16],
    text: &[u8],
) -> Option<Vec<u8>> {
    let prk = Salt::new(HKDF_SHA256, secret).extract(shared);
    let input: [u8; 32] = expand(&prk, &[b"WebPush: info\0", ends.receiver, ends.sender])?;
    let prk = Salt::new(HKDF_SHA256, &salt).extract(&input);
    let key: [u8; 16] = expand(&prk, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; NONCE_LEN] = expand(&prk, &[b"Content-Encoding: nonce\0"])?;
    let mut record = [text, &[END]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    let nonce = Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).ok()?;
    let head = [&salt[..], &RECORD.to_be_bytes(), &[POINT as u8], ends.sender].concat();
    Some([head, record].concat())
}

fn expand<const N: usize>(prk: &Prk, about: &[&[u8]]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    prk.expand(about, Bytes(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::super::{decoded, encoded};
    use super::*;

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard() {
        let bytes = |text: &str| decoded(text).unwrap();
        let sender = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let receiver = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let ends = Ends { receiver: &receiver, sender: &sender };
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let secret = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = seal_with(&shared, &ends, &secret, salt, text).unwrap();
        assert_eq!(
            encoded(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc\
             InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV\
             WGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn nothing_is_sealed_for_what_is_no_browser() {
        assert!(seal(b"", &[4; POINT], &[0; SECRET]).is_none(), "not a point of the curve");
        assert!(seal(b"", &[4; 3], &[0; SECRET]).is_none());
    }
}
