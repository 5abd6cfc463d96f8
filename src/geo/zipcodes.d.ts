declare module 'zipcodes' {
  namespace zipcodes {
    interface ZipCode {
      zip: string;
      latitude: number;
      longitude: number;
      city: string;
      state: string;
      country: string;
    }
    const codes: Record<string, ZipCode>;
  }
  export default zipcodes;
}
