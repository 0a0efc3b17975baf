// What a camera says of a photograph. Strings unless something else is said; numbers are numbers.

/// A dictionary: how a photograph was taken.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// A dictionary: by what a picture was made.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// A dictionary: where a photograph was taken.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"

/// Seconds.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The stop.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// A number: the program of the camera.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// How sensitive, a list.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// When it was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When it was stored.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The distance of the clock from Greenwich's.
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// The distance of the clock from Greenwich's when it was taken.
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// The distance of the clock from Greenwich's when it was stored.
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// As a power of two.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// As a power of two.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// As a power of two.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// As a power of two.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// As a power of two.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// Metres.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// A number: the way in which light was measured.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// A number: the kind of light.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// Bits of the flash.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// Millimetres.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// Where the subject is, a list.
public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// Parts of a second.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// Parts of a second.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// Parts of a second.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// 1 for sRGB.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The width.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// A number: the kind of sensor.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// 0 automatic, 1 by hand.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// 0 automatic, 1 by hand.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// A number: the digital zoom.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// Millimetres on small film.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// A number: the kind of scene.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// The camera's number.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// Lengths and stops, a list.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// The maker of the lens.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The name of the lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The lens's number.
public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"

/// A description of the picture.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// The maker of the camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The name of the camera.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// From 1, upright, to 8.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Pixels in a unit.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// Pixels in a unit.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// 2 inches, 3 centimetres.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// The program that wrote it.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// When it was changed.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The photographer.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// On what it was made.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// The owner of the rights.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

/// The form of what follows.
public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
/// N or S.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// Degrees from the equator.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// E or W.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// Degrees from Greenwich.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// 0 above the sea, 1 below.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// Metres.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time of day, of Greenwich.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// A while it was measured, else V.
public let kCGImagePropertyGPSStatus: CFString = "Status"
/// 2 or 3 dimensions.
public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
/// A number: the precision.
public let kCGImagePropertyGPSDOP: CFString = "DOP"
/// K, M or N: kilometres, miles or knots.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// A number: the speed.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// T true, M magnetic.
public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
/// The direction of the movement, in degrees.
public let kCGImagePropertyGPSTrack: CFString = "Track"
/// T true, M magnetic.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// Where the camera looked, in degrees.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The model of the earth.
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// T true, M magnetic.
public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
/// The direction of the goal, in degrees.
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// The day.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// Metres that it may be off.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
